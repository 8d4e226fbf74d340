import type {
  KemetArea,
  KemetBattle,
  KemetPermanent,
  KemetPlayer,
  KemetPrinted,
  KemetTable,
  View,
} from '../../gen/contract';

export type Area = KemetArea;
export type Battle = KemetBattle;
export type Colour = KemetTable['colours'][number];
export type Fame = keyof KemetPermanent;
export type Player = KemetPlayer;
export type Printed = KemetPrinted;
export type { KemetTable };

export function tableOf(view: View): KemetTable {
  return view.table as KemetTable;
}
