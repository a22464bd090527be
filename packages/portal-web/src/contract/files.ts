/** By the ending of its name, what may be sent as a document, as the server takes it by its bytes, e.g. "pdf". Pictures, films and recordings have kinds of their own. */
export const DOCUMENT_ENDINGS: readonly string[] = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'odp',
  'rtf',
  'txt',
  'csv',
  'zip',
]
