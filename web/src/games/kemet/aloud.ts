import type { TableModel } from '../../table/model.svelte';
import { lookOf } from './look.svelte';
import type { Printed } from './table';

/** An area in words: its name, the pyramid, who stands there. */
export function areaAloud(model: TableModel, area: Printed): string {
  const look = lookOf(model);
  const here = look.areaOf(area.name);
  const said = [look.name('area', area.name)];
  if (area.value) said.push(model.say('web-temple-brings', { points: area.value }));
  if (here.pyramid) said.push(model.say('web-pyramid-aloud', here.pyramid));
  if (here.owner !== null) said.push(model.say('web-army-aloud', { seat: here.owner, units: here.units }));
  if (here.figure) said.push(look.name('figure', here.figure));
  return said.join(', ');
}

/** What going to the area costs, way by way. */
export function waysTo(model: TableModel, area: Printed): string[] {
  const look = lookOf(model);
  const march = look.table.march;
  if (!march || !model.myTurn) return [];
  const toll = march.tolls[area.name] ?? 0;
  const verbs = look.choicesAt(area).map(({ verb }) => verb);
  const said: string[] = [];
  if (verbs.includes('go')) said.push(model.say('web-way-go', { left: march.steps - 1 }));
  if (verbs.includes('teleport')) said.push(model.say('web-way-teleport', { price: march.teleport_price }));
  if (verbs.includes('sail')) said.push(model.say('web-way-sail'));
  if (verbs.includes('transfer')) said.push(model.say('web-way-transfer'));
  if (said.length && toll) said.push(model.say('web-way-toll', { price: toll }));
  const foe = look.areaOf(area.name).owner;
  if (said.length && foe !== null && foe !== look.me) said.push(model.say('web-way-battle', { seat: foe }));
  return said;
}
