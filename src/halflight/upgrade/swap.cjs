'use strict';

const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * The last step of an upgrade: replaces the project with the one that was prepared beside it. A journal lists all of it in advance, so that an
 * interrupted swap can be resumed: until the journal exists, the project is the old one; from then on, every command completes the new one first.
 *
 * This file is plain JavaScript without libraries, since it runs while either may be missing: each script of `package.json` loads it first.
 */

/** The folder in which an upgrade is prepared; git ignores it. It is inside the project, since renaming does not cross file systems. */
const WORKPLACE = '.halflight-upgrade';

/** The stats of a path; `undefined` if there is nothing, or if a folder above it is a file. */
function look(path) {
  try {
    return fs.lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    return undefined;
  }
}

/** The digest of a file's content; `null` if there is no file. */
function digestOf(path) {
  const found = look(path);
  if (!found || found.isDirectory()) return null;
  const hash = createHash('sha256');
  return hash.update(found.isSymbolicLink() ? fs.readlinkSync(path) : fs.readFileSync(path)).digest('hex');
}

function git(root, ...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Writes a file again that had already been moved into place, and that the author has removed since by resetting the project with git. */
function writeAgain(root, project, commit, path) {
  const environment = {
    GIT_DIR: git(root, 'rev-parse', '--absolute-git-dir'),
    GIT_WORK_TREE: project,
    GIT_INDEX_FILE: join(root, WORKPLACE, 'index-of-swap'),
  };
  const args = ['checkout', '--quiet', commit, '--', `:(literal)${path}`];
  const env = { ...process.env, ...environment };
  const { status, stderr, error } = spawnSync('git', args, { cwd: project, encoding: 'utf8', env });
  if (error) throw error;
  if (status !== 0) throw new Error(`git checkout: ${stderr.trim()}`);
}

/** Starts the swap: from now on the project becomes the new one, even after a crash. */
function beginSwap(root, journal) {
  const path = join(root, WORKPLACE, 'swap.json');
  const file = fs.openSync(`${path}.new`, 'w');
  fs.writeSync(file, JSON.stringify(journal));
  fs.fsyncSync(file);
  fs.closeSync(file);
  fs.renameSync(`${path}.new`, path);
}

/** Moves the new libraries into the project, together with the cache of the old ones, such as resized pictures. Returns whether that was possible. */
function swapLibraries(root) {
  const [current, fresh] = [join(root, 'node_modules'), join(root, WORKPLACE, 'project/node_modules')];
  const former = join(root, WORKPLACE, 'former-libraries');
  if (fs.existsSync(fresh)) {
    try {
      if (look(current)) fs.renameSync(current, former);
      fs.renameSync(fresh, current);
    } catch (error) {
      // On Windows, libraries that are in use cannot be moved.
      if (!['EPERM', 'EBUSY', 'EACCES'].includes(error.code)) throw error;
      if (!fs.existsSync(current) && fs.existsSync(former)) fs.renameSync(former, current);
      return false;
    }
  }
  const kept = join(former, '.cache');
  if (fs.existsSync(kept) && !fs.lstatSync(former).isSymbolicLink()) {
    fs.rmSync(join(current, '.cache'), { recursive: true, force: true });
    fs.renameSync(kept, join(current, '.cache'));
  }
  return true;
}

/** Removes a folder and its parents, as far as they are empty. */
function removeEmpty(root, path) {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    try {
      fs.rmdirSync(join(root, folder));
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(error.code)) return;
      if (error.code !== 'ENOENT') throw error;
    }
  }
}

/** Removes the workplace, and its `.gitignore` last, so that git never sees a part of it. */
function removeWorkplace(root) {
  const workplace = join(root, WORKPLACE);
  if (!fs.existsSync(workplace)) return;
  const options = { recursive: true, force: true, maxRetries: 3 };
  for (const name of fs.readdirSync(workplace)) if (name !== '.gitignore') fs.rmSync(join(workplace, name), options);
  fs.rmSync(workplace, options);
}

/**
 * Completes a swap that has begun; each step can be repeated. A file that the author has changed since is left alone.
 *
 * @param {string} root The root of the project.
 */
function finishSwap(root = process.cwd()) {
  const workplace = join(root, WORKPLACE);
  const note = join(workplace, 'swap.json');
  if (!fs.existsSync(note)) return undefined;
  const { files, from, to, oldCommit, newCommit } = JSON.parse(fs.readFileSync(note, 'utf8'));
  const hasLibraries = swapLibraries(root);
  const edited = [];
  for (const { path, before, after } of files) {
    const [fresh, target] = [join(workplace, 'project', path), join(root, path)];
    const now = digestOf(target);
    if (now !== before && now !== after) {
      edited.push(path);
    } else if (after === null) {
      if (now !== null) fs.unlinkSync(target);
      removeEmpty(root, dirname(path));
    } else if (now !== after) {
      if (!look(fresh)) writeAgain(root, join(workplace, 'project'), newCommit, path);
      fs.mkdirSync(dirname(target), { recursive: true });
      fs.renameSync(fresh, target);
    }
  }
  const head = git(root, 'rev-parse', 'HEAD');
  if (head === oldCommit) git(root, 'update-ref', '-m', `upgrade to ${to}`, 'HEAD', newCommit, oldCommit);
  const isCommitted = head === oldCommit || head === newCommit;
  if (isCommitted) git(root, 'reset', '--quiet');
  fs.rmSync(note);
  removeWorkplace(root);
  return { from, to, edited, isCommitted, hasLibraries };
}

module.exports = { WORKPLACE, beginSwap, digestOf, finishSwap, look, removeWorkplace };
