export const GODS = ['cat', 'falcon', 'ibis', 'lion', 'jackal', 'scarab'] as const;

/** Seats count from 0; their colours are --seat1 to --seat6. */
export const godOf = (seat: number): string => GODS[seat % GODS.length] ?? 'cat';
export const seatColour = (seat: number): string => `var(--seat${(seat % GODS.length) + 1})`;
