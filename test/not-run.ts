import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end of a run what could not be run here, and why: a test that was left out is not to look like one that passed. */
export default class NotRun implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests('skipped')].flatMap((test) => {
        const result = test.result();
        return result.state === 'skipped' && result.note ? [`  ${relativeModuleId} > ${test.fullName}\n    ${result.note}`] : [];
      }),
    );
    if (lines.length) console.log(['Left out here:', ...lines, ''].join('\n'));
  }
}
