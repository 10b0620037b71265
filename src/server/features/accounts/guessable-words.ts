/**
 * The most frequent passwords of public breach lists, without added digits and symbols: `guessable-password.ts` strips
 * those before the lookup. docs/operations.md names the source and its licence.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
007007 012345 01234567 0123456789 0987654321 101010 102030 10203040 111222 111222333 112233 11223344 1122334455
1123581321 121212 123321 12344321 1234554321 1234qwer 123654 123abc 123qwe 131313 13579 1357924680 141414 142536
147258 147258369 151515 159357 159753 171717 181818 1g2w3e4r 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
21122112 212121 232323 242424 246810 2468101214 252525 258456 314159 31415926 323232 420420 445566 456123 456789 5150
51505150 654321 696969 741852 741852963 778899 789456 789456123 8675309 987654 9876543210 a123456 a123456789 a1b2c3
a1b2c3d4 aa123456 aa12345678 aardvark aaron abc123 abcd1234 abgrtyu access access14 accord action adam adidas admin
administrator adrian ahmed airborne airforce airplane alabama alaska albert alberto alex alexander alexandra alexis
alfred alicia alison allen allison alpha alpine always alyssa amanda amber america american amigos anakin anderson
andrea andreas andrew andy angel angela angels animal anna anthony antonio apache apollo apple apples april aragorn
archie arizona arnold arsenal arthur artist asdf1234 asdfqwer ashley asshole athena atlanta atlantis auburn audrey
august aurora austin autumn avalon avatar awesome azerty azertyuiop babe baby babydoll babygirl babylon babylon5
badass badboy badger baggins bailey ball baller bambam banana bangkok barbara barbie barcelona barney baseball basket
basketball bass bassman batman baxter beach beagle bear beatles beauty beaver beavis beer beetle benjamin benson
berlin bernard bernie bertha bianca bigboy bigdaddy bigdog bigfoot biggie bigguy bigmac bigman bigone bigred bill
billy billybob bingo bird birdie birthday biscuit bishop bismillah bitch biteme black blackie blade blades blaster
blazer blink182 blizzard blonde blondie blue blue22 bluebird bluemoon blues bluesky bobafett bobbob bobby bobcat
boeing bomber bond bond007 bones bonjour bonnie booboo booger boogie boomer boss boston bottom bowling bradley brandi
brandon brandy braves brazil brenda brendan brian brianna britney brittany bronco broncos brooke brooklyn brooks
brother brown browns bruce bruins brutus bubba bubble bubbles buck buckeye buckeyes buddha buddy budlight buffalo
buffy bulldog bulldogs bullet bullshit bunny burger burton business buster butter butterfly butthead buttons byteme
cactus cadillac caesar callie calvin camaro camera cameron campbell canada cancer candy cannon capital captain
cardinal carino carlos carmen carolina caroline carrie carter cartman casey casino casper cassie castle catch22 catdog
catfish cats cavalier celtic cessna champion chance chandler change changeme chaos charger charles charlie charlotte
cheese chelsea cherokee cherry cheryl chester chevelle chevy cheyenne chicago chichi chicken chiefs chipper chocolat
chocolate chopper chouchou chris chrissy christ christian christopher christy chronic chubby chuck cindy claire
classic claudia clayton clifford clinton cobra cocacola coco cody coffee colleen college collins colorado colors
compaq computer concrete connie connor consumer content contrasena control cookie cookies cool cooper copper corona
corvette cotton coucou cougar country courtney cowboy cowboys coyote crazy cream creative cricket crimson crystal
curious curtis daddy daisy dakota dallas dancer danger daniel danielle danny dark darkness darkside darkstar darren
dave david daytona death debbie december deedee default deftones delta demo denise dennis denver design desire destiny
detroit devil devildog devils dexter diablo diamond diamonds diesel dietcoke digger digital dilbert dillon dirty
disney doctor dodge dodger dodgers doggie doggy dogs dollar dolphin dolphins domino donald donkey doudou douglas
dragon dragons dream dreamer dreams driver drizzt drowssap drpepper drummer ducati duck dude dudley duke duncan dustin
eagle eagles eclipse eddie edward einstein elaine electric elephant elizabeth elvis emerald emily eminem empire energy
engineer england enigma enjoy enter enterprise eric escort estrella eugene everton explorer express extreme falcon
family fantasy farmer faster fatcat father felix fender ferrari ferret finger fire fireball fireman fish fisher
fishing flash flight flipper florence florida flower flowers fluffy flyers foobar football ford forest forever forget
fossil foster france francis frank frankie franklin freak freaky fred freddie freddy fredfred free freedom freeman
freepass freeuser french friday friend friends frog froggy frontier fuck_inside fuckme fuckoff fuckyou funtime future
gabriel galaxy galore gambit gandalf ganesh garcia garden garfield gateway gators gemini general genesis genius george
georgia geronimo ghost giants gibson ginger girl girls gizmo global gloria goblue goddess godzilla goforit gogogo gold
goldberg golden goldfish goldie golf golfer goober good google gordon gotcha gracie graham granny great green greenday
greg gregory griffin groovy guest guinness guitar gundam gunner gwerty gwerty123 habibi hahaha hamilton hamlet hammer
hamster hannah hannibal hansolo happy hard hardcore harley harold harris harrison harry harvey hawaii hawkeye head
heather heaven hector heka6w2 hellfire hello help helpme hendrix henry herbert hercules herman highland hilton hiphop
history hitman hobbes hobbit hockey hola holden holiday holland holly hollywood holmes home homer honda honey hornet
horse horses hotdog hotmail hotrod house houston howard hummer hungry hunter hunting huskers ibanez icecream iceman
ilovegod iloveme iloveu iloveyou impala india indian indiana indians indigo infantry infinity insane inside integra
internet ireland irish ironman isabelle island jack jackass jackie jackson jacob jaguar jaimatadi jake james jamie
january japan japanese jasmine jason jasper jazz jeep jeff jeffrey jennifer jenny jeremy jerome jerry jersey jessica
jessie jester jesus jimmy joanna joanne joejoe joey john johnny johnson joker jonathan jones jordan joseph joshua juan
juice julian julie jumper jungle junior jupiter justice justin justme juventus kaiser kansas karate karen katana
kathleen katie kawasaki keeper kelly kelsey kennedy kenneth kermit kevin killer kimberly king kiss kitten kitty knicks
knight kodiak kramer krishna kristen kristin kyle lacrosse ladies lady lakers lalala lancer larry lasvegas latin
latino laura lauren lawrence leather legend lennon leonard leslie lestat letmein liberty life lifehack light lights
lincoln linda lindsay lindsey liquid lisa little liverpool lizard lkjhgf lobster logan login logitech london lonewolf
long longhorn looking loser louise loulou love lovelove lovely loveme lover loverboy lovers loveyou lucas lucifer
lucky lucy luke luther machine maddie maddog madison madman madmax madness madonna maggie magic magnum maiden malibu
manager maniac manson manutd marathon marcus margaret maria mariah marie marina marine marines marino marion mark
markus marlboro marley marlin marseille marshall martha martin martina marvin mary maryjane massive master masters
matrix matt matthew maurice maverick maxima maximus maxwell melanie melissa member mememe memphis mercedes mercredi
mercury merlin messi metallica mexico miami michael michele michelle michigan mickey microsoft midnight mike mikey
miller millie million milton mine minnie miranda mission missy mister mistress misty mitchell mnbvcxz mohammed molly
monday money mongoose monica monkey monroe monster montana montreal mookie moon moose morgan morpheus morris morrison
motdepasse mother motherfucker mountain mouse movie mozart muffin mulder murphy murray muscle music musicman mustang
mylove nadine namaste nascar nasty natalie natasha nathan naughty ncc1701 ncc1701d ncc1701e nelson nemesis network
newman newport newton newyork nicholas nick nicolas nicole nikita nikki niners ninja nintendo nirvana nissan nolimit
norman norton nothing november nugget october office oicu812 oldman oliver olivia omega omsairam online open openup
orange orion orlando oscar ou812 outlaw p@ssw0rd pacific packard packers pakistan paladin palmer pamela panama pandora
pantera panther panthers panzer paradise paris parker parrot party pascal pass pass@123 passion passport password
patches patricia patrick patriots patton paul pavilion peace peaches peanut pearljam pebbles peekaboo peewee pegasus
pencil penguin penny people pepper pepsi perfect pete peter phantom philip phillip philly phoenix photo photos phpbb
picard pickle picture pierre piglet pink pioneer pirate pirates pitbull pizza planet plastic platinum playboy player
please poison poiuyt pokemon polaris police polo pontiac poohbear pookie poopoo popcorn popeye porsche potter power
powers precious predator prelude presario preston pretty prince princesa princess private psycho pumpkin purple
pussycat putter pyramid python q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazxsw quality qwe123 qwer1234 qwerty
qwertz rabbit racecar racerx rachel racing raider raiders rainbow raistlin random randy ranger rangers raptor rascal
raven ravens raymond ready realmadrid reaper rebecca red123 reddog redhead redman redneck redrum redskins redsox
redwings reggie regina remember renegade review richard richie rick ripper robbie robert roberto robin rock rocker
rocket rocks rockstar rocky rodney roland rolltide rommel ronald ronaldo ronnie rooster root roscoe rose rosebud
rubber runner rush2112 russell russia rusty ryan sabrina sadie sailing sailor saints sairam sally salmon samantha
sammie sammy sample sampson samson samsung samuel samurai sandman sandra sandy sarah sasha saturn savage savannah
scarface school scooby scooter scorpio scorpion scotland scott scotty scully search seattle secret security seminole
semperfi serenity service sesame seven sex4me sexy shadow shaggy shamrock shannon shark sharks sharon shasta sheila
shelby shelly sherlock sherman sherry shirley shithead shooter short shorty shotgun showme sidney sierra silver simon
simone simple simpson simpsons singer single sister skeeter skipper skippy skyline skywalker slayer slick slipknot
smile smiles smiley smith smitty smoke smoker smokey smooth snake snakes snapper snickers sniper snoopy snow snowball
snowman soccer softball soldier soleil song sophia sophie spanky sparky spartan special speed speedy spencer spider
spiderman spike spirit spitfire spooky sports spring sprite spunky spyder srinivas stacey stallion standard stanley
star stardust stargate stars startrek starwars stealth steelers stefan stella stephanie stephen sterling steve steven
stewart sticky stimpy stinger stingray stinky stone stones storm stormy street strider strike stuff stupid subaru
sublime success sugar summer sundance sunday sunny sunset sunshine super superfly superman surfer surfing susan suzuki
swallow sweet sweetie sweetpea sweety swimming swordfish sydney sylvia system tanker tanner target tarheel tarheels
tarzan tattoo taurus taylor tazman teacher teamo techno teddy temp temporary tennis tequiero teresa terry test tester
testing testtest texas thailand theman theone therock thomas thuglife thumper thunder thx1138 tickle tiffany tiger
tigers tigger timber time timothy tina tinker tintin titanic titans tomcat tommy tomtom tony toor topgun tornado
toronto toshiba tottenham toyota tracey trains transam travel travis tree trevor trigger trinity tristan triumph
trixie trojan trombone trooper trouble truck trucker trucks trumpet trunks trustme trustno1 tucker turbo turkey turner
turtle tweety tyler ultimate unicorn united user vader valentine valerie vampire vanessa vanhalen vegeta velvet
veronica vertigo vette victor victoria victory video viking vikings vincent violet viper virginia vision voodoo
voyager walker wallace walter warcraft warlock warren warrior water waterloo waters watson wayne weasel webster
welcome wesley western westham westside whatever wheels whiskey white whitney whynot wicked wildcat wildcats william
williams willie willow willy wilson window windows winner winnie winston winter wizard wolf wolfgang wolfman wolfpack
wolverine wolves woman wombat women wonder woody wordpass world wrangler wrinkle1 wutang xavier xfiles yahoo yamaha
yankee yankees yellow yomama young yoyoyo ytrewq yvonne zachary zag12wsx zaq12wsx zaq1zaq1 zeppelin zipper zombie
zxcv1234 zxcvbnm
`
    .trim()
    .split(/\s+/),
)
