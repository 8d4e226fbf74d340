import { expect, it } from 'vitest';
import { viewBox } from '../../art/signs';
import { battleSign, figureSign, interventionSign, spaceSign, tileSign } from './signs';

const TILES = `ru1_charge ru1_mafdet ru2_carnage ru2_storm ru2_portal ru2_phoenix ru3_scarab ru3_blades ru3_wound
  ru3_domination ru4_scorpion ru4_initiative ru4_surprise ru4_act sa1_scribe sa1_defense sa2_shield sa2_barrier
  sa2_elephant sa2_reinfprayer sa3_legion sa3_defvictory sa3_spy sa4_reinforcements sa4_sphinx sa4_divinewill
  di1_priest di1_priestess di2_magical di2_boon di2_vision di2_snake di3_hand di3_thoeris di3_hunger di4_ra di4_amon
  di4_mummy on1_mercsword on1_mercspear on1_local on2_honor on2_dedication on2_khnum on2_twin on3_griffin on3_march
  on3_trap on4_ammut on4_fury on4_might em1_cult em1_return em2_servants em2_bark em2_drain em2_sphinx em3_ritual
  em3_funeral em3_reinf em4_putrid em4_thoth em4_apophis em4_nyarlathotep em4_cthulhu`.split(/\s+/);
const CARDS = `war_rage war_fury bloody_battle bloodbath bronze_wall iron_wall raining_fire prayer enlistment
  mana_duplication transfer veto diversion`.split(/\s+/);
const BATTLE = `cavalry_blitz sacrificial_charge shield_push fervent_purge chariot_raid mixed_tactics phalanx_defense
  defensive_retreat special_storm special_barrier`.split(/\s+/);
const FIGURES = `phoenix scarab scorpion elephant sphinx snake mummy khnum griffin ammut demeaned thoth apophis
  nyarlathotep cthulhu`.split(/\s+/);

it('every piece has a sign that exists', () => {
  const signs = [...TILES.map(tileSign), ...CARDS.map(interventionSign), ...BATTLE.map(battleSign)];
  const figures = FIGURES.map((figure) => ({ sprite: 'kemet' as const, name: figureSign(figure) }));
  for (const { sprite, name } of [...signs, ...figures])
    expect(viewBox(sprite, name), `${sprite} ${name}`).toBeTruthy();
});

it('spaces to buy have no sign', () => {
  expect(spaceSign('move_top')).toBe('move');
  expect(spaceSign('buy_ruby')).toBeNull();
});
