import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'wire/index': 'src/wire/index.ts',
    'kinds/index': 'src/kinds/index.ts',
    'calls/index': 'src/calls/index.ts',
    'react/index': 'src/react/index.ts',
    'rxjs/index': 'src/rxjs/index.ts',
    'text/index': 'src/text/index.ts',
    'node/index': 'src/node/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm'],
  // tsup 8 sets baseUrl for its d.ts build; TypeScript 6 calls that deprecated. It compiles entries, not the project.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, incremental: false } },
  clean: true,
  splitting: true,
  treeshake: false,
  target: 'es2022',
  platform: 'neutral',
})
