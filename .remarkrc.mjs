// What the editor's extension `unifiedjs.vscode-remark` shows as one types. It reads this file in a process of its own, without our build.
import { tsImport } from 'tsx/esm/api';

const { checkInEditor } = await tsImport('./src/cli/check-in-editor.ts', import.meta.url);

export default { plugins: [checkInEditor] };
