import type { DemoArticle } from './article.ts'

export const livingArticles: readonly DemoArticle[] = [
  {
    title: 'Photographs that sell a home',
    summary:
      'No special camera, no wide angle, no tricks: how to take eight honest pictures that people want to come and see.',
    keywords: 'photography, selling, listing',
    category: 'Selling',
    html: `
<p>A listing with good photographs is looked at several times as often as one without. Good does not mean expensive. A telephone, a free morning and this list are enough.</p>
<h2>Prepare the day before</h2>
<p>Clear the worktop, the edge of the bath and the floor of the hall. Take down what hangs from door handles. Change the bulbs so that all lamps in a room have the same colour. Clean the windows: it makes more difference than any filter.</p>
<h2>Choose the hour</h2>
<p>Photograph each room when it has daylight but no direct sun on the floor, usually two hours after the sun has left it. Switch on the lamps all the same, because they give depth. The outside looks best in the last hour before sunset.</p>
<h2>Hold the camera low and level</h2>
<p>Stand in a corner or a doorway, hold the telephone at the height of your chest, and keep the vertical lines vertical. Show two walls and a piece of the floor. Leave the wide-angle lens alone; rooms that look like halls only disappoint at the viewing.</p>
<h2>Tell it in order</h2>
<p>Begin with the picture that says what is special. Then the living room, the kitchen, the bedrooms from large to small, the bathroom, the outside, the view. Eight to ten are plenty. Add the plan, even if it is drawn by hand, because people look at it longer than at anything else.</p>
<h2>Show the weak spots too</h2>
<p>If the bathroom is small or the façade is tired, show it once, plainly. The right buyer will come anyway, and the wrong one will save both of you an afternoon.</p>
<h2>Check before you send</h2>
<p>Look at the pictures on another screen. Are there mirrors with somebody in them, letters with names, children’s faces on the wall? Cut them out. We remove the place and camera data when you upload, so that part you can forget.</p>`.trim(),
  },
  {
    title: 'Setting a price that holds',
    summary: 'Why the first price matters most, how to find it with five comparable homes, and when to change it.',
    keywords: 'price, selling, valuation',
    category: 'Selling',
    html: `
<p>Most of the people who will ever see your listing see it in the first two weeks. They have been looking for months and know what things cost. A price that is too high tells them to wait, and when it comes down they wonder what else is wrong.</p>
<h2>Find five neighbours</h2>
<p>Search for homes of the same kind within a kilometre, no more than a fifth larger or smaller than yours. Take five that are on offer now and, if you can, some that were sold lately. Divide each price by its area. Leave out the highest and the lowest. The average of the other three is your starting point.</p>
<h2>Correct it by hand</h2>
<p>Add for what is hard to change: light, quiet, outdoor space, a lift, a good plan. Subtract for what the buyer will have to pay soon: windows, heating, roof. Be careful with things you have spent money on. A new kitchen is worth about half of what it cost, since the buyer would have chosen another one.</p>
<h2>Think in steps</h2>
<p>People search in round numbers. A home at 505,000 is invisible to everybody who looks up to 500,000. If you are near a step, stay under it.</p>
<h2>Read the first two weeks</h2>
<p>Many views and few messages: the photographs are good and the price is not. Few views: the first picture or the place on the map is wrong. Many viewings and no offer: something is seen on the spot that the listing does not mention. Ask the visitors; most will tell you.</p>
<h2>Change it once</h2>
<p>If after four weeks nobody has made an offer, lower the price in one clear step of about five per cent. Three small steps look like a slow retreat, and the history of a price is visible to everyone here. One step looks like a decision.</p>`.trim(),
  },
  {
    title: 'Living through a renovation without moving out',
    summary: 'One room at a time, dust doors and a kettle in the bedroom. How to stay at home and stay on good terms.',
    keywords: 'renovation, living, advice',
    category: 'Living',
    html: `
<p>Moving out for a renovation is comfortable and costs as much as a bathroom. Staying is possible if you accept that for some weeks your home will be a building site with a bed in it.</p>
<h2>Work from the far end</h2>
<p>Begin with the room that is farthest from the front door, finish it completely, and close it. Move in there while the next one is done. The temptation to do all floors at once is great, since it is cheaper by the metre. But then there is no place left for you.</p>
<h2>Keep one tap</h2>
<p>Never let kitchen and bath be torn out in the same month. While the kitchen is gone, a folding table, two rings, a kettle and a box fridge will do in any room with a socket. While the bath is gone, you will need a neighbour, a gym or a very good friend.</p>
<h2>Stop the dust at the door</h2>
<p>Dust doors with a zip, tape on the keyholes, a wet cloth on the threshold. Ask for a machine with an extractor when floors are sanded. Whatever you do not need for a month goes into boxes with lids, books above all.</p>
<h2>Agree on a day</h2>
<p>Work begins at eight and ends at five, one person has the key, and on Friday everything is swept. Put it in the order. A short talk each morning about what will happen today prevents most of the surprises.</p>
<h2>Tell the neighbours</h2>
<p>A note in the stairwell with the weeks, the loud days and your telephone number works wonders. Mark the two or three loudest days honestly. At the end, invite them to see it.</p>
<h2>Leave a margin</h2>
<p>Add a fifth to the time and a fifth to the money. If you do not need it, buy a good lamp. You will have earned it.</p>`.trim(),
  },
  {
    title: 'A quiet home in a loud city',
    summary: 'Where noise comes from, what can be done about it for little money, and what to check before you sign.',
    keywords: 'noise, comfort, city',
    category: 'Living',
    html: `
<p>People say they want light, space and a balcony. When they move again after a year, the reason is often noise. It is one of the few things you cannot see in photographs, and much of it can be avoided.</p>
<h2>Before you sign</h2>
<p>Visit at half past seven in the morning and at ten at night. Stand in the bedroom with the window closed and listen for a full minute. Then do the same with the window open. Look at the map for bus stops, schools, bars and fire stations, and at the plan for the lift shaft: it should not run beside a bed.</p>
<p>A room that faces a courtyard is quieter than one on the street, unless the courtyard has a restaurant kitchen in it. High floors lose the voices but keep the traffic. Old walls are thick, and old ceilings are not.</p>
<h2>The window</h2>
<p>Most sound comes in through the joints and not through the glass. New seals cost little and take an afternoon. If the frames are sound, a second pane on the inside helps more than an expensive new window and keeps the façade as it is.</p>
<h2>The floor and the walls</h2>
<p>Rugs, curtains and full bookshelves swallow what is already in the room. They do little against the neighbour’s steps, for which only a floating floor above or a hung ceiling below will help. Ask the people upstairs whether they would put felt under their chairs. It costs two coffees.</p>
<h2>Ventilation</h2>
<p>A quiet room is no use if you have to open the window to breathe. Small silenced vents in the frame let in air and leave the street outside. In hot places a ceiling fan on its lowest step is quieter than any air conditioner.</p>
<h2>Make peace with some of it</h2>
<p>A city is never silent, and after a month most of us stop hearing the tram. What keeps people awake is the sound that should not be there. Look for that one first.</p>`.trim(),
  },
  {
    title: 'Low energy, plainly explained',
    summary:
      'What the letters from A to G mean in money and comfort, and the five measures that pay for themselves first.',
    keywords: 'energy, insulation, heating',
    category: 'Living',
    html: `
<p>Almost every listing names an energy class, and almost nobody knows what to do with it. It is simpler than it looks. The class says how much energy one square metre of the home needs in a normal year.</p>
<h2>What the letters cost</h2>
<p>A home in class A needs less than fifty kilowatt-hours per square metre, one in class D about a hundred and fifty, and one in class G more than three hundred. For eighty square metres that is the difference between four thousand and twenty-four thousand kilowatt-hours. Multiply it by what you pay for one, and you have the sum for a year.</p>
<h2>What the letters feel like</h2>
<p>In a good class the walls are warm. You can sit by the window in January, and the rooms have the same temperature from floor to ceiling. In a bad one you heat the air and still feel cold, because your body warms the wall. In hot countries it is the same story backwards: a good house stays cool until the evening without a machine.</p>
<h2>Five measures in the right order</h2>
<ol>
<li><strong>Seal.</strong> Windows, doors, shutter boxes, the hatch to the roof. Cheap, and done in a weekend.</li>
<li><strong>Insulate the top.</strong> Warm air rises. Twenty centimetres on the floor of the attic pay for themselves in a few winters.</li>
<li><strong>Shade.</strong> Outside the glass, not inside. An awning does more than a cooling unit.</li>
<li><strong>Adjust the heating.</strong> Lower flow temperature, balanced radiators, a timer. It costs one visit of a good plumber.</li>
<li><strong>Then the large things.</strong> Windows, walls, a heat pump, panels on the roof, best when something has to be renewed anyway.</li>
</ol>
<h2>At the viewing</h2>
<p>Ask for the certificate and for bills of three years. The certificate tells you about the building and the bills about the people. You need both to know what your own will be.</p>`.trim(),
  },
  {
    title: 'Moving day: a calm timetable',
    summary:
      'Eight weeks, one list and a box that is opened first. A timetable for a move that ends with supper at a table.',
    keywords: 'moving, checklist, timetable',
    category: 'Renting',
    html: `
<p>A move is nine tenths preparation and one tenth carrying. With this timetable the day itself is almost dull, which is the highest praise a moving day can get.</p>
<h2>Eight weeks before</h2>
<p>Give notice in writing and keep the proof. Measure the doors, the stairs and the lift of the new place, and your largest pieces. What does not fit is sold now and not on the pavement. Ask two removal firms to come and look; estimates by telephone are guesses.</p>
<h2>Four weeks before</h2>
<p>Tell the people who send you letters and bills: bank, insurance, employer, doctor, school, power and internet. The internet first, because it takes longest. If the street needs a place kept free for a van, apply for it.</p>
<h2>Two weeks before</h2>
<p>Pack what you do not use: books, winter things, the good plates. Books go into small boxes, bedding into large ones. Write the room and three words on two sides of each box. Number them, and keep the list on your telephone.</p>
<h2>The week before</h2>
<p>Eat what is in the freezer. Take photographs of the back of anything with cables. Pack one box that is opened first: kettle, cups, soap, towels, toilet paper, bulbs, tools, chargers, medicine, and food for two meals. It travels with you and not in the van.</p>
<h2>The day</h2>
<p>One person stays at the old door and one at the new one. The beds come out of the van last in the old place and are put up first in the new one. Read the meters in both, photograph them, and hand over the keys against a signature.</p>
<h2>The evening</h2>
<p>Make the beds before you are tired. Put the table up, open the first box, and eat at the table, whatever it is. The rest can wait until tomorrow, and most of it until Sunday.</p>`.trim(),
  },
]
