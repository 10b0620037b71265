import type { DemoArticle } from './article.ts'

export const buyingArticles: readonly DemoArticle[] = [
  {
    title: 'Reading a floor plan before you travel',
    summary:
      'A floor plan answers most questions about a home before you see it. What to look for in five minutes with a pencil.',
    keywords: 'floor plan, viewing, buying',
    category: 'Buying',
    html: `
<p>Photographs show a home on its best morning. The plan shows it every day. Five minutes with a pencil will save you many trips, and it works as well for a studio as for a villa.</p>
<h2>Find the door first</h2>
<p>Put your pencil on the front door and walk in. Where do coats and shoes go? Do you see the kitchen, or a bed? A home in which the entrance opens straight into the living room needs a corner that can act as a hall, and on the plan you can see whether there is one.</p>
<h2>Measure the walls, not the rooms</h2>
<p>A room of eighteen square metres with four doors and two windows may have no wall for a sofa. Look for an unbroken stretch of two and a half metres in the living room and of two metres in each bedroom. If the plan has a scale, mark your bed and your table on it. If it has none, a standard door is about eighty centimetres wide.</p>
<h2>Follow the water</h2>
<p>Kitchen, bath and lavatory should lie close together or above each other. When they are scattered, pipes run long ways under floors, and any change will be expensive. It also tells you which walls can be moved: those without pipes are the cheaper ones.</p>
<h2>Look for the sun</h2>
<p>Every good plan has an arrow for north. Rooms to the east have the morning, rooms to the west the evening. A living room that faces north is not a fault, but it should have large windows. In hot countries read it the other way round and look for shade and for windows on two opposite sides.</p>
<h2>Count the corridor</h2>
<p>Add up the area you only walk through. Up to a tenth of the home is normal. More than that, and you are paying for metres in which nobody sits down.</p>
<p>If the plan still pleases you after this, book the viewing. You already know what to check when you are there.</p>`.trim(),
  },
  {
    title: 'What a home really costs each month',
    summary:
      'The instalment is only the largest line. A short list of the others, so that a good price does not become a tight month.',
    keywords: 'mortgage, costs, budget',
    category: 'Buying',
    html: `
<p>Most people compare the price of a home with the rent they pay. It is a fair start, but it leaves out half of the sum. Here is the list we use ourselves, in the order of size.</p>
<h2>The instalment</h2>
<p>A loan is paid back in equal monthly parts. At the beginning most of each part is interest, at the end most of it is repayment. The calculator on every listing shows both, year by year. Try it with one per cent more interest than today: if the month still works, the loan is safe enough.</p>
<h2>The house</h2>
<p>In a building with several owners there is a monthly charge for cleaning, lift, insurance and management, and a second one for the reserve that pays for the roof one day. Ask for the accounts of three years. A very low charge is a warning: somebody has been postponing the roof.</p>
<h2>Energy and water</h2>
<p>The energy class gives a rough idea, bills give a better one. Ask for them. Between class A and class F the difference for eighty square metres can be as much as a used car in ten years.</p>
<h2>Taxes and insurance</h2>
<p>Property tax is often due once or twice a year and is easily forgotten. Divide it by twelve and put it on the list. Building insurance may be part of the charges; the insurance of your own things is not.</p>
<h2>Repairs</h2>
<p>Put aside one per cent of the price each year for a house, and half of that for a flat. In some years you will need nothing, in others a boiler.</p>
<h2>The way to work</h2>
<p>A home that costs two hundred less and needs a second car is not cheaper. Add tickets, fuel and parking, and think of the time as well.</p>
<p>Write all lines below each other and add them up. Compare this sum with your rent and its bills. Now you are comparing the same thing.</p>`.trim(),
  },
  {
    title: 'Questions worth asking at a viewing',
    summary:
      'Twelve questions that bring useful answers, and what to listen for while the agent is thinking about them.',
    keywords: 'viewing, questions, checklist',
    category: 'Buying',
    html: `
<p>A viewing lasts half an hour, and a third of it goes by in the hall. Take a list with you. These are the questions that have brought us the most useful answers.</p>
<h2>About the home</h2>
<ul>
<li>Why are the owners leaving, and when would they like to be gone?</li>
<li>What was the last thing that had to be repaired, and who did it?</li>
<li>How old are the windows, the boiler and the wiring?</li>
<li>Which room is the coldest in winter and which the hottest in summer?</li>
<li>What stays, and what will be taken away?</li>
</ul>
<h2>About the building and the street</h2>
<ul>
<li>Which works have the owners decided on, and which ones are they still arguing about?</li>
<li>Who lives above, below and next door?</li>
<li>Where do people park in the evening?</li>
<li>What is planned for the empty plot over there?</li>
</ul>
<h2>About the price</h2>
<ul>
<li>How long has the home been on offer, and at which price did it start?</li>
<li>Have there been offers, and why did they come to nothing?</li>
<li>What would make the sale easy for the owners: the sum, the date, or the certainty?</li>
</ul>
<p>On Lintel the history of a price is on the listing, so you can ask the question already knowing part of the answer. It is interesting to hear how it is told.</p>
<h2>While you listen</h2>
<p>Turn on the tap in the bathroom and flush. Open a window and wait for a minute. Look at the ceiling in the corners of the top rooms and behind the wardrobe on the outer wall. Put your telephone on the kitchen table and see whether there is a signal. Nobody minds; good agents will even help.</p>
<p>Come a second time, at another hour, and walk the last five hundred metres. If you would be glad to walk them every evening with shopping in your hands, it may be the right place.</p>`.trim(),
  },
  {
    title: 'Your first tenancy, step by step',
    summary: 'From the first message to the keys: what landlords want to know, what to sign and what to photograph.',
    keywords: 'renting, tenancy, deposit',
    category: 'Renting',
    html: `
<p>Renting for the first time feels like an examination for which nobody has told you the subject. It is easier than it looks if you take it in order.</p>
<h2>Before you write</h2>
<p>Decide on the sum you can pay with all bills, not only the rent. A third of your income after tax is a good limit. Prepare a folder with proof of income, a copy of your identity document with the number covered, and one reference, for example from a former landlord or from your employer.</p>
<h2>The first message</h2>
<p>Three sentences are enough: who will live there, from when, and when you could come to see it. Landlords read many messages, and they answer the ones that answer their questions.</p>
<h2>At the viewing</h2>
<p>Be on time and look at what will be yours to use: heating, water pressure, windows, the cellar. Ask what is included in the rent and what is not, and how the meters are read. Never pay anything before you have been inside and have seen who is letting the home.</p>
<h2>The contract</h2>
<p>Read it at home. It should name the rent, the charges, the deposit, the length and the notice, and say who pays for small repairs. What was promised and is not in the contract was not promised. Ask for it to be added; a good landlord will not mind.</p>
<h2>The deposit</h2>
<p>One to three months’ rent is usual, depending on the country. Ask where it is kept and when you get it back. In many places it must lie in a separate account.</p>
<h2>The day of the keys</h2>
<p>Walk through all rooms together and write down every scratch. Take photographs of the walls, floors, meters and keys, and send them to the landlord the same day. It takes twenty minutes and saves the only argument that most tenancies ever have.</p>`.trim(),
  },
  {
    title: 'Furnished or empty: which is cheaper to rent',
    summary:
      'A furnished flat costs more each month and less on the first day. How to find the point where one overtakes the other.',
    keywords: 'furnished, renting, costs',
    category: 'Renting',
    html: `
<p>The furnished flat is four hundred more. For that you get a bed, a table, a washing machine and eleven cups. Is it worth it? That depends on one number: the months you will stay.</p>
<h2>Do the sum</h2>
<p>Write down what you would have to buy for an empty flat of the same size. For a studio we arrive at about two thousand if half of it is second-hand, for two bedrooms at four thousand. Subtract what you could sell it for when you leave, perhaps a third. Divide the rest by the difference in rent. With four hundred a month and four thousand of furniture, the empty flat is cheaper after seven months.</p>
<h2>What the sum leaves out</h2>
<p><strong>Time.</strong> Somebody has to choose, carry and assemble. If you start a job on Monday, a furnished flat is worth a great deal in the first month.</p>
<p><strong>Moving out.</strong> Two suitcases leave in a taxi. Furniture needs a van, three friends and a dry Saturday.</p>
<p><strong>Taste and backs.</strong> You will lie on that mattress every night. Look at it at the viewing, and ask how old it is.</p>
<p><strong>Damage.</strong> What belongs to the landlord must be in order when you go. Make a list on the first day and photograph every piece, the marks as well.</p>
<h2>The middle way</h2>
<p>Part furnished usually means a fitted kitchen, wardrobes and lamps: the things that are hard to move and rarely fit the next place. You bring bed, table and sofa. For stays of one to three years it is often the best of both.</p>
<h2>Short stays</h2>
<p>Homes let by the day or the quarter are furnished as a rule, with linen and bills included. Compare them with hotels and not with rents, and ask for the price of a whole month. It is nearly always lower than thirty times the day.</p>`.trim(),
  },
  {
    title: 'How we check a listing before it goes live',
    summary:
      'What our moderators look at, why some listings come back, and how to get yours approved at the first attempt.',
    keywords: 'moderation, listing, quality',
    category: 'Selling',
    html: `
<p>Every listing on this site has been read by a person. That takes a few hours, sometimes a day, and now and then somebody asks why. Here is what happens in that time.</p>
<h2>The photographs</h2>
<p>We look at whether they show one and the same home, and whether that home can stand at the given address. A view of the sea from a street that lies inland is a reason to ask. Pictures that carry the name of another agency are sent back. At least one photograph should show the outside, and none should show people, number plates or letters on the table.</p>
<h2>The price</h2>
<p>A rent that is written as a price for sale, or the other way round, is the most common mistake of all. The second most common is a nought too many. When a price is far from comparable homes near by, we ask, because such offers attract the wrong kind of visitor.</p>
<h2>The text</h2>
<p>It may be short. It must agree with the facts in the form: if the form says two bedrooms, the text cannot offer three. Phone numbers and links are removed, since that is how seekers end up on pages nobody has checked. Sentences about which tenants are wanted have to respect the law.</p>
<h2>The person</h2>
<p>New accounts are looked at more closely than old ones. Verified agents have shown us a licence. If a home is already listed by somebody else, we ask both for a letter from the owner.</p>
<h2>Getting through at once</h2>
<p>Fill in the size and the floor, put the pin on the house, upload six photographs taken in daylight and write one honest paragraph. More than nine out of ten listings made like that are live the same day. The others come back with the reason in one sentence, and sending them again costs nothing.</p>`.trim(),
  },
]
