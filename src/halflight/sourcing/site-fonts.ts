import type { SiteValues } from '../collections';
import { isFontFile } from '../fields/formats';
import { toFontStyles, type ChosenFont } from '../features/theme/fonts';
import { readDeployContext } from './environment';
import { formulaFontFile, toFormulaFace } from './formula-font';
import { publishFile } from './publish-file';
import { findFile, type Resolving } from './resolving';

/**
 * Publishes the fonts named in `site.md`, and returns the styles that load them. Geist replaces a font whose file is missing. While the author writes,
 * also those of the whole font for formulas, of which a build publishes a part (`finish/add-formula-font.ts`).
 */
export async function fontsOf({ theme }: Pick<SiteValues, 'theme'>, resolving: Resolving): Promise<string> {
  const [sans, mono] = await Promise.all(
    [theme?.fonts?.sans, theme?.fonts?.mono].map((font) => chosenFont(font, resolving)),
  );
  const formulas =
    readDeployContext().kind === 'development'
      ? toFormulaFace(await publishFile(formulaFontFile(), resolving.pathPrefix))
      : '';
  return formulas + toFontStyles({ sans, mono });
}

async function chosenFont(font: string | undefined, resolving: Resolving): Promise<ChosenFont | undefined> {
  if (font === undefined || !isFontFile(font)) return font === undefined ? undefined : { families: font };
  const file = await findFile(font, resolving);
  return file && { address: await publishFile(String(file.absolutePath), resolving.pathPrefix) };
}
