// Written by `npm run derive` from the files beside it.
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

export const languages = { ar, de, en, es, fr, it, ja, nl, pl, pt, tr, zh } as const;
