// Configures the editor extension `unifiedjs.vscode-remark`, which reads this file in a process of its own, without our build.
import { tsImport } from 'tsx/esm/api';

const { checkInEditor } = await tsImport('./src/halflight/cli/check-in-editor.ts', import.meta.url);

export default { plugins: [checkInEditor] };
