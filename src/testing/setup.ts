import '@testing-library/jest-dom';

// On GitHub a pull request is a preview; what tests say of the site for visitors holds there, too.
process.env.HALFLIGHT_PREVIEW ??= '0';
