/** What Gatsby made, from one build at Netlify to the next. A build trusts it only if the last one finished and the code is the same. */
const folders = ['.cache', 'public'];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(folders),
  // Not after a build that failed: the next one starts from nothing.
  onSuccess: ({ utils }) => utils.cache.save(folders),
};
