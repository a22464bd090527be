/** e.g. `['To', 'Bopha']` */
export type Line = readonly [name: string, value: string]

/** What a sum of money is for, line by line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="wallet-lines">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
