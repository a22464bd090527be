import { expect, test } from 'vitest'
import { fileNameOf, plainName, renamed } from './file-name'

test('S-MEDIA-4 the extension of a file stands apart, and no sign turns it round', () => {
  expect(fileNameOf('Certificate.PDF')).toEqual({ stem: 'Certificate', extension: 'pdf' })
  expect(fileNameOf('photo\u202egpj.exe')).toEqual({ stem: 'photogpj', extension: 'exe' })
  expect(fileNameOf('ប្រវត្តិរូប.docx')).toEqual({ stem: 'ប្រវត្តិរូប', extension: 'docx' })
  expect(fileNameOf('no extension')).toEqual({ stem: 'no extension', extension: '' })
  expect(fileNameOf('.pdf')).toEqual({ stem: '', extension: 'pdf' })
  expect(renamed('a.b.bmp', 'jpg')).toBe('a.b.jpg')
  expect(renamed('.bmp', 'jpg')).toBe('picture.jpg')
})

test('S-MEDIA-4 a file is saved under a name that reads as it is', () => {
  expect(plainName('photo\u202egpj.exe')).toBe('photogpj.exe')
  expect(plainName('ប្រវត្តិរូប.PDF')).toBe('ប្រវត្តិរូប.PDF')
})
