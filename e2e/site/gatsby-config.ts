import halflight from 'halflight';

// The site `services`, whose author adds Gatsby plugins, and custom sections in `src/sections/`.
export default halflight({
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: `${process.cwd()}/src/data` } },
    'gatsby-transformer-json',
  ],
});
