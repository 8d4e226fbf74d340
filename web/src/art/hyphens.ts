const SOFT = '\u00ad';
const VOWEL = 'aeiouyáéěíóúůý';
const OPEN = `(?<=[${VOWEL}])(?=(?:[cpst]h|[^${VOWEL}])[${VOWEL}])`;
const CLOSED = `(?<=[${VOWEL}][^${VOWEL}])(?=[^h${VOWEL}][${VOWEL}])`;
const BREAK = new RegExp(`${OPEN}|${CLOSED}`, 'giu');
const LEAST = 3;
const LONG = 10;

/** A long word with places where it may be divided, so that it never breaks without a hyphen. */
export function divisible(name: string, long = LONG): string {
  return name
    .split(' ')
    .map((word) => (word.length > long ? divided(word) : word))
    .join(' ');
}

function divided(word: string): string {
  const places = [...word.matchAll(BREAK)].map(({ index }) => index);
  const fit = places.filter((at) => at >= LEAST && at <= word.length - LEAST);
  return fit.reduceRight((text, at) => text.slice(0, at) + SOFT + text.slice(at), word);
}
