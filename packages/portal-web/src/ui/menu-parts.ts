/** A script of its own, fetched by menu.tsx. */
export { DropdownMenu as parts } from 'radix-ui'
