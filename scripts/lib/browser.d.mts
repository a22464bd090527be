export function nameBrowser(): string | undefined
