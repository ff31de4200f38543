/** What Gatsby made, from one build at Netlify to the next. A build trusts it only if the last one finished and the code is the same. */
const made = ['.cache', 'public'];

/** The pictures in every size, and what is known of the texts: it follows from the content alone. */
const known = 'node_modules/.cache/halflight';

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore([...made, known]),
  // Not after a build that failed: the next one starts from nothing, but for what is known.
  onSuccess: ({ utils }) => utils.cache.save(made),
  onEnd: ({ utils }) => utils.cache.save(known),
};
