/** How large the cards are: everything follows from the room and the number of cards on the shelf. */
export type Layout = {
  /** Piles beside the pyramid and the hand upright, or all in a strip and the hand as a tray. */
  wide: boolean;
  pyramid: { form: 'block' | 'small'; unit: number };
  shelf: { form: 'stela' | 'tray'; unit: number; columns: number };
};

const STELA = 138;
const NARROWEST_STELA = 122;
const GAP = 12;
const WIDE = { width: 900, height: 768 };
const BLOCKS = { width: 3 * 206 + 40, height: 3 * 134 + 44 };
const SMALL = { width: 3 * 122 + 24, height: 3 * 80 + 38 };

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export function layout(width: number, height: number, cards: number): Layout {
  const unit = Math.min(width / WIDE.width, height / WIDE.height);
  return unit >= 0.9 ? wide(width, clamp(0.9, unit, 2.4), cards) : compact(width, height, cards);
}

function wide(width: number, unit: number, cards: number): Layout {
  const room = width - 206 * unit;
  const stela = Math.min(STELA * unit, (room + GAP) / Math.max(cards, 1) - GAP);
  const upright = stela >= NARROWEST_STELA * unit;
  const columns = Math.max(2, Math.floor((room + GAP) / (176 * unit)));
  return {
    wide: true,
    pyramid: { form: 'block', unit },
    shelf: { form: upright ? 'stela' : 'tray', unit: upright ? stela / STELA : unit, columns },
  };
}

function compact(width: number, height: number, cards: number): Layout {
  const columns = clamp(2, Math.floor(width / 188), 5);
  const rows = clamp(2, Math.ceil(cards / columns), 3);
  const room = height - 62 - rows * 92 - 14;
  const block = Math.min(width / BLOCKS.width, room / BLOCKS.height);
  const small = clamp(0.86, Math.min(width / SMALL.width, Math.max(room, height * 0.42) / SMALL.height), 1.7);
  return {
    wide: false,
    pyramid: block >= 0.92 ? { form: 'block', unit: Math.min(block, 1.6) } : { form: 'small', unit: small },
    shelf: { form: 'tray', unit: 1, columns },
  };
}
