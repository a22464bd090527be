import { type DemoTalk, day } from '../dialogue'

const sokhaMekong: DemoTalk = {
  voices: { s: 'sokha', v: 'mekong-tech' },
  jobId: 3,
  unread: { sokha: 2 },
  days: [
    day(
      58,
      '09:12',
      `
      s: Good morning! I saw the Customer Support Officer job on Sarika. Is it still open?
      v: Hi Sokha, yes it is. We have two seats left in the Phnom Penh team.
      s: Great. I live in Toul Kork, where is your office?
      v: On Russian Boulevard, about ten minutes from you on a good day.
      v: May I ask how comfortable you are writing English with customers?
      s: Quite comfortable. At the hotel I answered most of the guest e-mails.
      v: Good to hear. The work is mostly chat, some phone, no night shift.
      s: That sounds right for me. Do you offer training on the product?
      v: Two weeks, fully paid, and you sit next to a senior colleague.
      s: Could you tell me the salary range?
      v: $400 to $480 after probation, plus health insurance and a 13th month.
      s: Thank you. I will update my CV tonight and apply.
      v: Perfect, I will look out for it.
    `,
    ),
    day(
      54,
      '14:40',
      `
      s: Hello Vichea, I have just applied. Did my CV arrive?
      v: It did, thank you. I am reading it now.
      v: You write that you trained three new receptionists. How did you go about it?
      s: I made a checklist for the first week, and each of them shadowed me for two shifts.
      s: After that we swapped: they worked, I watched.
      v: I like that. We do nearly the same with new support people.
      v: I will talk to the team lead and come back to you next week.
      s: Thank you, I look forward to it.
    `,
    ),
    day(
      47,
      '10:05',
      `
      v: Hi Sokha, sorry for the wait, the team lead was on leave.
      v: She would like to give you a small written task. Do you have an hour this week?
      s: Of course. When would you send it?
      v: Today after lunch. Five customer questions, answer them as you would on the job.
      s: Good, I will send my answers tomorrow before noon.
    `,
    ),
    day(
      46,
      '11:31',
      `
      s: Here are my answers, I sent them to your e-mail as a document.
      v: Got it. That was quick!
      s: I enjoyed the one about the refund that came twice 😄
      v: Everybody stumbles over that one. Let me read.
    `,
    ),
    day(
      44,
      '16:20',
      `
      v: The team lead is happy with your answers. The tone is friendly and you ask before you assume.
      v: One remark: in question 4 the customer wrote in Khmer, you answered in English.
      s: You are right, I should have answered in the customer's language. I thought the form wanted English.
      v: No harm done, it was not said clearly. We will change the task.
      s: Thank you for telling me.
    `,
    ),
    day(
      33,
      '09:48',
      `
      s: Good morning Vichea. May I ask how it is going with the position?
      v: Good morning! The budget is approved since yesterday, so it moves again.
      v: Next step is a talk of forty minutes with two colleagues. Online or in the office, as you like.
      s: In the office, please. I would like to see where I would work.
      v: Even better. Wednesday at 2 pm?
      s: Wednesday I have the early shift until 3. Would 4 pm be possible?
      v: 4 pm it is. Fifth floor, ask for me at the desk.
      s: Thank you, see you on Wednesday.
    `,
    ),
    day(
      29,
      '17:10',
      `
      s: Thank you for today. Everybody was very kind.
      v: We enjoyed it too. Two more candidates come this week, then we decide.
      s: I understand. Have a good evening!
    `,
    ),
    day(
      12,
      '13:35',
      `
      v: Hi Sokha, one practical question: how long is your notice period at the hotel?
      s: One month, but my manager said two weeks would do if I train my replacement.
      v: Good. And the 15th would suit you as a first day?
      s: The 15th works.
      v: Then I will prepare the papers. Nothing is signed yet, so please do not resign before you have them.
      s: Of course. Thank you for saying that.
    `,
    ),
    day(
      2,
      '11:02',
      `
      s: Good morning, do you need copies of my certificates for the contract?
      v: Only the ID card and the bachelor's certificate, both as photos.
      s: I will take them tonight when I am home.
      v: Fine, there is no hurry.
      v: The contract went to our director for signature this morning.
    `,
    ),
  ],
}

const daraMekong: DemoTalk = {
  voices: { d: 'dara', v: 'mekong-tech' },
  jobId: 4,
  unread: {},
  days: [
    day(
      51,
      '08:55',
      `
      d: Hello, is the Junior QA Tester position open to people without a computer degree?
      v: Hello Dara. Yes, if you can show us that you think carefully. What did you do so far?
      d: Translation in a trading company, and the monthly stock report. I found mistakes nobody else saw.
      v: Then you may like testing. It is exactly that.
      d: Is there a test before the interview?
      v: We give you a small web shop with twelve bugs in it. You have one evening to find as many as you can.
      d: That sounds like fun. When can I start?
      v: I will send you the address today.
    `,
    ),
    day(
      49,
      '09:20',
      `
      d: I found nine bugs and wrote each with the steps to repeat it.
      v: Nine is very good. Most people find six.
      d: Number ten I was not sure about: the price in riel is rounded differently in the cart.
      v: That is number ten indeed 🙂
      v: Could you tell me how you found it?
      d: I put in 3 of a thing for 2,150 riel and the cart said 6,500.
      v: Good eyes.
    `,
    ),
    day(
      40,
      '15:15',
      `
      v: Hi Dara, we would like to meet you. Monday 9 am or Tuesday 2 pm?
      d: Monday 9 am, please.
      v: Noted. Bring a laptop if you have one.
      d: I have one, but the battery is old. I will bring the charger too.
    `,
    ),
    day(
      36,
      '12:02',
      `
      v: Thank you for coming. I have to be honest: we chose somebody with two years in testing.
      d: Thank you for telling me so openly.
      v: You were second of fourteen. In spring we hire again and I would like to write to you then.
      d: Please do. May I ask what I should learn until then?
      v: A little SQL, and how to read a log file. That is all that was missing.
      d: Then I know what to do in the evenings. Thank you!
    `,
    ),
    day(
      6,
      '10:45',
      `
      d: Hello Vichea, I finished an SQL course and made a small project with it.
      v: Well done! Send me the link, I will have a look at the weekend.
      d: It is a list of bus lines in Phnom Penh with search. I will send it by e-mail.
      v: I look forward to it.
    `,
    ),
  ],
}

const daraBank: DemoTalk = {
  voices: { d: 'dara', b: 'tonle-bank' },
  jobId: 6,
  unread: { dara: 3 },
  days: [
    day(
      43,
      '09:31',
      `
      b: Good morning Dara, thank you for applying as Junior Credit Officer.
      d: Good morning! Happy to hear from you.
      b: Do you hold a driving licence? The officer visits clients in the province.
      d: Yes, motorbike and car, both since 2021.
      b: And have you worked with Excel, for instance pivot tables?
      d: Every week. I made the monthly stock report in my last job.
      b: សូមសួរជាភាសាខ្មែរវិញ តើអ្នកអាចចាប់ផ្ដើមការងារនៅពេលណា?
      d: បាទ ខ្ញុំអាចចាប់ផ្ដើមនៅដើមខែក្រោយ។
      b: ល្អណាស់ យើងនឹងផ្ញើការអញ្ជើញសម្ភាសន៍តាមប្រព័ន្ធ។
      d: អរគុណច្រើន បង។
      b: One more thing: please bring the original of your degree.
      d: Noted, I will.
    `,
    ),
    day(
      38,
      '14:12',
      `
      d!: My phone number is 012 555 01
      d: Sorry, I sent half a number. My phone is in my profile, please use that one.
      b: No problem. We call you tomorrow between 9 and 11.
      d: I will keep the phone beside me.
    `,
    ),
    day(
      30,
      '16:44',
      `
      b: Dear Dara, the branch manager in Kandal would like to see you as well.
      d: Gladly. Which day would suit him?
      b: Friday morning, the branch opens at 8.
      d: I will be there at 8 sharp.
      b: The bus of line 10 stops in front of the branch.
      d: Thank you, good to know.
    `,
    ),
    day(
      1,
      '15:06',
      `
      b: Good afternoon Dara, the manager was impressed.
      b: We can offer $380 with fuel and phone allowance.
      b: Please tell me by Friday whether you accept, then I prepare the contract.
    `,
    ),
  ],
}

const daraLotus: DemoTalk = {
  voices: { d: 'dara', l: 'lotus-logistics' },
  jobId: 10,
  unread: {},
  days: [
    day(
      26,
      '08:40',
      `
      d: Good morning. Your ad says dispatcher, is that a desk job or on the road?
      l: Morning! Desk, from 6:30 to 15:00. You plan the vans and talk to the drivers by phone.
      d: How many vans are there?
      l: Twenty-two, plus six motorbikes for the small parcels.
      d: And on rainy days?
      l: On rainy days you need patience and a good map 😅
      d: I know the city well, I delivered food as a student.
      l: Then you know which streets flood first.
      d: Street 271, always.
      l: Ha, you are hired. No, seriously: come by on Thursday and watch a morning.
    `,
    ),
    day(
      22,
      '15:30',
      `
      l: How did you like the morning with us?
      d: Very much, but I must admit that 6:30 is early for me every day.
      l: Thank you for being frank. We have a late shift from 11 in planning, I will keep your name.
      d: That would suit me far better. Thank you.
    `,
    ),
  ],
}

export const ENGLISH_TALKS: readonly DemoTalk[] = [sokhaMekong, daraMekong, daraBank, daraLotus]
