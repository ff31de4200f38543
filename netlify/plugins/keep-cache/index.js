/** What Gatsby keeps from one Netlify build to the next. A build trusts it only if the last one finished and the code is the same. */
const made = ['.cache', 'public'];

/** Resized images and processed texts. They depend on the content alone, so any build can reuse them. */
const known = 'node_modules/.cache/halflight';

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore([...made, known]),
  // Not after a failed build: the next one then starts from scratch, except for `known`.
  onSuccess: ({ utils }) => utils.cache.save(made),
  onEnd: ({ utils }) => utils.cache.save(known),
};
