/** The type of the line in Gatsby's structured log with which a build says how many pictures are still to be made. */
export const PICTURES_LEFT_ACTION = 'HALFLIGHT_PICTURES_LEFT';

/** Tells the command that runs the build, if there is one, how many pictures are left. */
export function tellPicturesLeft(left: number): void {
  if (process.env.GATSBY_LOGGER === 'json')
    process.stdout.write(`${JSON.stringify({ type: PICTURES_LEFT_ACTION, payload: String(left) })}\n`);
}
