import type { Translated } from '../areas'
import type { links as English } from '../en/links'

export const links: Translated<typeof English> = {
  preview: {
    about: '링크 미리보기',
    looking: '링크를 확인하는 중…',
    remove: '링크 미리보기 빼기',
    setting: '링크 미리보기',
    settingLead:
      '링크를 입력하면 Sarika가 그 페이지를 한 번 열어 제목과 사진을 함께 보냅니다. 해당 사이트는 누가 보냈는지 알 수 없습니다.',
  },
  code: {
    copy: '코드 복사',
    copied: '복사했습니다',
    notCopied: '복사하지 못했습니다. 코드를 직접 선택해 주세요.',
  },
  found: {
    previous: '이전 결과',
    next: '다음 결과',
    at: '{{count, number}}개 중 {{at, number}}번째',
  },
}
