/** The five-armed star of tomb ceilings, 14 units high around the origin. */
export const STAR = 'M0-7v7M0 0l6.6-2.1M0 0l4 5.7M0 0l-4 5.7M0 0l-6.6-2.1';
