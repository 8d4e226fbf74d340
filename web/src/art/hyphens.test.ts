import { expect, test } from 'vitest';
import { divisible } from './hyphens';

const shown = (name: string): string => divisible(name, 9).replaceAll('\u00ad', '-');

test('long words get places for a hyphen, never near their ends', () => {
  expect(shown('Antechamber')).toBe('Ante-cham-ber');
  expect(shown('Book of the Dead')).toBe('Book of the Dead');
  expect(shown('Mumifikovaná kočka')).toBe('Mumi-fi-ko-vaná kočka');
});
