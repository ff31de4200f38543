import { ar } from './ar';
import { de } from './de';
import { en, type Translation } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { tr } from './tr';
import { zh } from './zh';

/** The translations of the interface, by language tag. No code in a browser imports this: a site has only the words of its languages. */
export const translations: Readonly<Record<string, Translation>> = { ar, de, en, es, fr, it, ja, nl, pl, pt, tr, zh };
