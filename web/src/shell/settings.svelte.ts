import { LANGUAGES, type Lang } from './words';

export type Theme = 'system' | 'day' | 'night';
export const SPEEDS = [0, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

type Kept = {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  largeText: boolean;
  strongPatterns: boolean;
  confirmEnd: boolean;
  tips: boolean;
  /** Game to question to answer: what I am asked at no table. */
  never: Record<string, Record<string, string>>;
};

const KEY = 'pyramidion.settings';

function language(): Lang {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return wanted.map((name) => LANGUAGES.find((lang) => lang === name)).find(Boolean) ?? 'en';
}

function kept(): Kept {
  const usual: Kept = {
    lang: language(),
    theme: 'system',
    speed: 1,
    sound: false,
    largeText: false,
    strongPatterns: false,
    confirmEnd: false,
    tips: true,
    never: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

/** What this device remembers about how one likes to play. */
class Settings {
  private readonly kept = $state<Kept>(kept());
  private systemNight = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  private systemStill = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (now) => (this.systemNight = now.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (now) => (this.systemStill = now.matches),
    );
  }

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  get night(): boolean {
    return this.kept.theme === 'night' || (this.kept.theme === 'system' && this.systemNight);
  }

  /** 0 is off: nothing travels. */
  get speed(): Speed {
    return this.systemStill ? 0 : this.kept.speed;
  }

  /** The whole page follows. */
  show(root: HTMLElement): void {
    root.dataset['theme'] = this.night ? 'night' : 'day';
    root.dataset['motion'] = this.speed === 0 ? 'off' : 'on';
    root.dataset['text'] = this.kept.largeText ? 'large' : 'usual';
    root.dataset['patterns'] = this.kept.strongPatterns ? 'strong' : 'usual';
    root.lang = this.kept.lang;
  }
}

export const settings = new Settings();
