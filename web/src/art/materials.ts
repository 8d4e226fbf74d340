interface Look {
  ground: string;
  edge: string;
  body: string;
  line: string;
  stroke: number;
}

/** The materials of Sneferu; the signs of basalt and Tura are thickened to read at 30 px. */
export const MATERIALS = {
  basalt: { ground: '#2c6b53', edge: '#1d4c3a', body: '#d8f2e2', line: '#123427', stroke: 5 },
  granite: { ground: '#b4553c', edge: '#843522', body: '#ffe1d2', line: '#5e2110', stroke: 0 },
  mokattam: { ground: '#b58b55', edge: '#876233', body: '#fff0d2', line: '#5d3f18', stroke: 0 },
  gold: { ground: '#e2b03a', edge: '#a8761a', body: '#5b3b05', line: '#fff1bf', stroke: 0 },
  tura: { ground: '#f3ecdc', edge: '#c9bb9b', body: '#6a5632', line: '#fffdf6', stroke: 2.5 },
} as const satisfies Record<string, Look>;

export type Material = keyof typeof MATERIALS;
