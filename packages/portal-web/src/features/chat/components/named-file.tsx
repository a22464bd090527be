import { fileNameOf } from '../rules/file-name'

/** What a file is called, its extension apart from what others chose; `instead` where it has no name. */
export function NamedFile({ name, instead = '' }: { name: string; instead?: string }) {
  const { stem, extension } = fileNameOf(name)
  return (
    <>
      <bdi>{stem || instead}</bdi>
      {extension !== '' && <span>{`.${extension}`}</span>}
    </>
  )
}

/** The extension of a file as its picture, e.g. "PDF". */
export function FileMark({ name }: { name: string }) {
  const { extension } = fileNameOf(name)
  return (
    <span className="document-kind" aria-hidden="true">
      {extension.slice(0, 4).toUpperCase() || '?'}
    </span>
  )
}
