import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { z } from 'zod';
import { aString, itemOf, kindOf, register, scalar, textError, trimmed, type FieldText } from './field';
import { list } from './groups';
import { readPlainText } from './plain-text';

/** An image as written in front matter. `alt: ''` marks it as decorative. */
export interface ImageValue {
  src: string;
  alt: string;
  focus?: string | undefined;
  dark?: string | undefined;
}

/** An image as published, for components and texts. The size of an image on another site is unknown. */
export type PublishedImage = Pick<IGatsbyImageData, 'layout' | 'images'> &
  Partial<Pick<IGatsbyImageData, 'width' | 'height'>> & {
    dark?: PublishedImage;
  };

/** An author's image, ready to be rendered. */
export interface ShownImage {
  alt: string;
  focus?: string | null | undefined;
  image: PublishedImage;
}

const focusPoint = /^(?:top|bottom|left|right|center|\d{1,3}%)(?: (?:top|bottom|left|right|center|\d{1,3}%))?$/;

/** An image beside the Markdown file. With `titled`, a bare path is enough, since the title next to it describes the image. */
export function image({ titled = false, ...words }: FieldText & { titled?: boolean }): z.ZodType<ImageValue> {
  const expected = titled
    ? 'an image, written as a path or as { src: ./photo.jpg, alt: What it shows }'
    : 'an image, written { src: ./photo.jpg, alt: What it shows }';
  const full = z.strictObject(
    {
      src: aString('the path of the image'),
      alt: titled
        ? z.string({ error: 'must be text' }).trim().overwrite(readPlainText).default('')
        : z
            .string({
              error: ({ input }) =>
                input === undefined
                  ? 'is missing: say what the image shows, or "" if it is only decoration'
                  : 'must be text',
            })
            .trim()
            .overwrite(readPlainText),
      focus: z
        .string({ error: 'must be a position in the image, such as "top", "50% 20%" or "left bottom"' })
        .trim()
        .regex(focusPoint, { error: 'must be a position in the image, such as "top", "50% 20%" or "left bottom"' })
        .optional(),
      dark: aString('the path of the image in the dark theme').optional(),
    },
    { error: textError(expected) },
  );
  const schema = z.preprocess((value) => (titled && typeof value === 'string' ? { src: value } : value), full);
  return register(schema, {
    ...words,
    kind: 'image',
    graphql: 'ContentImage',
    jsonSchema: {
      anyOf: [
        ...(titled ? [{ type: scalar }] : []),
        {
          type: 'object',
          properties: {
            src: { title: 'Source', description: 'The file, as a path from the Markdown file.', type: scalar },
            alt: {
              title: 'Alternative text',
              description: 'What the picture shows, for those who cannot see it; `""` if it is only decoration.',
              type: scalar,
            },
            focus: {
              title: 'Focus',
              description: 'The part to keep where the picture is cropped.',
              type: 'string',
              pattern: trimmed(focusPoint),
              examples: ['top', '50% 20%'],
            },
            dark: {
              title: 'In the dark theme',
              description: 'The file that is shown in its place in the dark theme, as a path from the Markdown file.',
              type: scalar,
            },
          },
          required: titled ? ['src'] : ['src', 'alt'],
          additionalProperties: false,
        },
      ],
    },
  });
}

/**
 * A list of images. A folder or a pattern may stand for it: `./mill/` or `./mill/*.jpg`. It is read as a list of one image with that path, which
 * `picturesMatching` in `picture-files.ts` replaces by the pictures that are there when the site is made.
 */
export function pictures(picture: z.ZodType<ImageValue>): z.ZodType<ImageValue[]> {
  const all = list(picture);
  return z.preprocess((written) => (typeof written === 'string' ? [{ src: written, alt: '' }] : written), all);
}

/** Whether a field takes a folder or a pattern in place of a list of images. */
export function takesFolder(schema: z.core.$ZodType): boolean {
  return kindOf(itemOf(schema) ?? schema)?.kind === 'image' && z.safeParse(schema, './folder/').data instanceof Array;
}
