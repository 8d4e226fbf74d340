import type { View } from '../../gen/contract';

export type Colour = 'ruby' | 'sapphire' | 'diamond' | 'onyx' | 'emerald';
export type Kind = 'district' | 'temple' | 'sanctuary' | 'desert';

export type Printed = {
  name: string;
  kind: Kind;
  bank: string;
  city: string | null;
  x: number;
  y: number;
  value: number;
  obelisk: boolean;
  coast: boolean;
  near: string[];
  ports: string[];
};

export type Area = {
  owner: number | null;
  units: number;
  figure: string | null;
  pyramid: { colour: Colour; level: number } | null;
  holder: number | null;
};

export type Fame = 'battle' | 'temples' | 'sanctuary' | 'divine';

export type Player = {
  city: string | null;
  pp: number;
  supply: number;
  underworld: number;
  honour: number;
  veterans: number;
  fame: Record<Fame, number>;
  track: (Fame | 'debt' | null)[];
  tiles: string[];
  figures: string[];
  regular: number;
  spaces: Record<string, 'regular' | 'silver'>;
  silver_used: boolean;
  gold_used: boolean;
  hand_count: number;
  known: string[];
  cards: number;
  played: string[];
  buried: number;
  removed: number;
  hand: string[] | null;
  battle_hand: string[] | null;
  buried_cards: string[] | null;
  removed_cards: string[] | null;
  putrefaction: number;
  held: { temples: number; pyramids: number };
  score: number;
  army_limit: number;
  rows_to_cover: string[];
  has_silver: boolean;
  golds: string[];
};

export type Sums = {
  parts: Record<'units' | 'card' | 'figure' | 'tiles' | 'bonus', number>;
  strength: number;
  damage: number;
  protection: number;
};

export type Battle = {
  area: string;
  seats: [number, number];
  cause: string;
  stage: string;
  force: [number, number];
  figures: [string | null, string | null];
  cards: [string | null, string | null];
  interventions: [string[], string[]];
  banned: [string | null, string | null];
  hurt: [number, number];
  totals: [number, number];
  winner: number | null;
  sums: [Sums, Sums];
};

export type Council = { card: string | null; discard: string | null; interventions: string[] };

export type Offer = {
  colour: Colour;
  level: number;
  left: number;
  price: number;
  bar: 'owned' | 'excluded' | 'gone' | 'pyramid' | 'pp' | null;
};

export type March = {
  area: string;
  units: number;
  figure: string | null;
  steps: number;
  teleports: number;
  walls: number;
  begun: boolean;
  teleport_price: number;
  tolls: Record<string, number>;
};

export type KemetTable = {
  me: number | null;
  map: Printed[];
  areas: Record<string, Area>;
  players: Player[];
  battle: Battle | null;
  council: Council | null;
  market: Record<string, Offer>;
  phase: 'cities' | 'pyramids' | 'armies' | 'first_tiles' | 'day' | 'night' | 'over';
  round: number;
  active: number;
  order: number[];
  bids: (number | null)[];
  seating: (number | null)[];
  colours: Colour[];
  deck: number;
  discard: string[];
  landing: { area: string; units: number; figure: string | null }[];
  march: March | null;
  winner: number | null;
};

export function tableOf(view: View): KemetTable {
  return view.table as KemetTable;
}
