export const BONUSES = ['food1', 'food2', 'waive', 'save_time', 'time_for_food', 'storage'] as const;
export type Bonus = (typeof BONUSES)[number];
