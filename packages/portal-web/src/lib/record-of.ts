/** An object with a value for each of the names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>
