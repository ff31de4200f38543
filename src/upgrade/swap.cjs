'use strict';

const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * The last step of an upgrade: what was made beside the project takes its place. A journal says all of it beforehand, so that whoever comes next
 * goes on where this was interrupted: before the journal is there the project is the old one, afterwards every command makes it the new one first.
 *
 * This file is no TypeScript and needs no library because it runs while either may be missing: each script of `package.json` begins with it.
 */

/** Where an upgrade is prepared; git ignores it. It lies in the project, for files can only be renamed within one file system. */
const WORKPLACE = '.halflight-upgrade';

/** What there is of a path: nothing, too, where a folder above it is a file. */
function look(path) {
  try {
    return fs.lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    return undefined;
  }
}

/** A file of a project, as a digest of what is in it; `null` where there is none. */
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

/** Writes a file that has been moved to its place already once more: whoever took all back with git in between has taken it away. */
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

/** Begins: from now on the project becomes the new one, whatever happens. */
function beginSwap(root, journal) {
  const path = join(root, WORKPLACE, 'swap.json');
  const file = fs.openSync(`${path}.new`, 'w');
  fs.writeSync(file, JSON.stringify(journal));
  fs.fsyncSync(file);
  fs.closeSync(file);
  fs.renameSync(`${path}.new`, path);
}

/** Gives the project its new libraries, and those what was kept in the old ones, such as pictures in every size. Says whether it could. */
function swapLibraries(root) {
  const [current, fresh] = [join(root, 'node_modules'), join(root, WORKPLACE, 'project/node_modules')];
  const former = join(root, WORKPLACE, 'former-libraries');
  if (fs.existsSync(fresh)) {
    try {
      if (look(current)) fs.renameSync(current, former);
      fs.renameSync(fresh, current);
    } catch (error) {
      // On Windows a library that runs cannot be moved.
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

/** Removes the folders above a file, or a path that is one itself, as far as they are empty. */
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

/** Removes the folder of an upgrade: at last what tells git to ignore it, so that it never sees half of it. */
function removeWorkplace(root) {
  const workplace = join(root, WORKPLACE);
  if (!fs.existsSync(workplace)) return;
  const options = { recursive: true, force: true, maxRetries: 3 };
  for (const name of fs.readdirSync(workplace)) if (name !== '.gitignore') fs.rmSync(join(workplace, name), options);
  fs.rmSync(workplace, options);
}

/**
 * Does what is left of a swap that has begun; each step may be done again. A file that its author has changed since is left to them.
 *
 * @param {string} root The top of the project.
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
