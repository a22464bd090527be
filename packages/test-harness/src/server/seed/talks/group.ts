import { type DemoTalk, day } from '../dialogue'

/** The demo's one group: its open day, and what came of it. */
export const GROUP_TALK: DemoTalk = {
  voices: { h: 'angkor-hr', s: 'sokha', d: 'dara' },
  isGroup: true,
  unread: { sokha: 1 },
  days: [
    day(
      50,
      '09:00',
      `
      h: Welcome to the Angkor hiring group! Questions about our open day go here.
      d: Thank you. Which day is it?
      h: Saturday, 8:00 to 12:00, at the hotel on Sivatha Road.
      s: តើត្រូវចុះឈ្មោះមុនទេបង?
      h: មិនចាំបាច់ទេ គ្រាន់តែយកប្រវត្តិរូបពីរច្បាប់មក។
      s: អរគុណបង 😊
      d: Will the kitchen team be there as well? A friend is a cook.
      h: Yes, the chef himself. Your friend is very welcome.
      d: 好消息，我马上告诉他。
      h: 欢迎欢迎，会讲中文的服务员我们也需要。
      s: Is there parking for motorbikes?
      h: Behind the building, free, with a guard.
    `,
    ),
    day(
      48,
      '16:30',
      `
      h: Small change: the talk about the kitchen starts at 9, not at 8:30.
      d: Noted, thank you.
      s: តើយើងត្រូវស្លៀកពាក់បែបណា?
      h: ធម្មតា តែឲ្យសមរម្យ។ មិនចាំបាច់ពាក់ក្រវាត់ទេ។
      d: ល្អណាស់ ថ្ងៃសៅរ៍ក្ដៅខ្លាំង 😅
    `,
    ),
    day(
      45,
      '10:15',
      `
      h: Thank you all for coming. Eighty-six people, we had planned for fifty!
      s: It was very well organised. The coffee as well.
      d: My friend the cook has a trial day on Thursday. He is very happy.
      h: អរគុណដែលបាននាំគាត់មក។
      s: បង តើមានរូបថតទេ?
      h: មានច្រើន ខ្ញុំនឹងដាក់ឲ្យមើលនៅសប្ដាហ៍នេះ។
    `,
    ),
    day(
      27,
      '11:05',
      `
      h: We still look for two waiters who can start this month, evening shift.
      d: 我有个同学在找兼职，晚上可以，会讲中文和英文。
      h: 太好了，让他直接联系我。
      d: 好的，我把您的名片给他。
      s: Is the evening shift until midnight?
      h: Until 22:30, and the hotel van takes everybody home.
    `,
    ),
    day(
      10,
      '15:20',
      `
      h: ដំណឹងល្អ៖ យើងជ្រើសបានអ្នករត់តុទាំងពីរនាក់ហើយ។
      s: អបអរសាទរ!
      d: 恭喜恭喜 🎉
      h: The next open day is in two months, for the new rooftop restaurant.
      d: Rooftop! Please keep us posted.
    `,
    ),
    day(
      1,
      '16:50',
      `
      s: Good afternoon, is the date of the next open day fixed?
      d: I would like to know too.
      h: Not yet, the terrace is still being built. I will write here as soon as it is.
    `,
    ),
  ],
}
