import type { LanguageCode } from '../../words/words';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { tr } from './tr';
import { zh } from './zh';

/** The placeholder texts of a new site, in each language of the interface. */
export type Asked = typeof en;

export const asked: Record<LanguageCode, Asked> = { ar, de, en, es, fr, it, ja, nl, pl, pt, tr, zh };
