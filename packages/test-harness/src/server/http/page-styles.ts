import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The build's own list of what it wrote, as far as we read it. Source: Vite, "Backend Integration". */
const Manifest = z.record(
  z.string(),
  z.object({ css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)

/** Style sheets of a screen's script and of what it imports, those first; none where the build lists nothing. */
export type StylesOf = (source: string) => Promise<readonly string[]>

/** Looks them up in the portal's build, which is read once. Those of the first script are in every page. */
export function stylesIn(portalDir: string): StylesOf {
  let manifest: Promise<z.output<typeof Manifest>> | undefined
  const load = async () => {
    const text = await readFile(join(portalDir, '.vite/manifest.json'), 'utf8').catch(() => '{}')
    return Manifest.parse(JSON.parse(text))
  }
  return async (source) => {
    manifest ??= load()
    const files = await manifest
    const reach = (name: string, seen: Set<string>): readonly string[] => {
      const file = files[name]
      if (file === undefined || seen.has(name)) return []
      seen.add(name)
      return [...file.imports.flatMap((one) => reach(one, seen)), ...file.css]
    }
    const first = new Set(reach('index.html', new Set()))
    return [...new Set(reach(source, new Set()))].filter((file) => !first.has(file))
  }
}
