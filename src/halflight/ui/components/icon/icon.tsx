import Accessibility from 'lucide-react/icons/accessibility';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Award from 'lucide-react/icons/award';
import Baby from 'lucide-react/icons/baby';
import Bell from 'lucide-react/icons/bell';
import Book from 'lucide-react/icons/book';
import Brain from 'lucide-react/icons/brain';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building';
import Calculator from 'lucide-react/icons/calculator';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import Code from 'lucide-react/icons/code';
import Coffee from 'lucide-react/icons/coffee';
import Cpu from 'lucide-react/icons/cpu';
import Database from 'lucide-react/icons/database';
import DollarSign from 'lucide-react/icons/dollar-sign';
import Download from 'lucide-react/icons/download';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Euro from 'lucide-react/icons/euro';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Folder from 'lucide-react/icons/folder';
import Gauge from 'lucide-react/icons/gauge';
import Gift from 'lucide-react/icons/gift';
import GitBranch from 'lucide-react/icons/git-branch';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import Headphones from 'lucide-react/icons/headphones';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Key from 'lucide-react/icons/key';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Laptop from 'lucide-react/icons/laptop';
import Layers from 'lucide-react/icons/layers';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Link from 'lucide-react/icons/link';
import Loader from 'lucide-react/icons/loader';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Mic from 'lucide-react/icons/mic';
import Microscope from 'lucide-react/icons/microscope';
import Moon from 'lucide-react/icons/moon';
import Music from 'lucide-react/icons/music';
import Newspaper from 'lucide-react/icons/newspaper';
import Palette from 'lucide-react/icons/palette';
import PawPrint from 'lucide-react/icons/paw-print';
import Pen from 'lucide-react/icons/pen';
import Phone from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import Play from 'lucide-react/icons/play';
import Puzzle from 'lucide-react/icons/puzzle';
import Rocket from 'lucide-react/icons/rocket';
import Scale from 'lucide-react/icons/scale';
import School from 'lucide-react/icons/school';
import Scissors from 'lucide-react/icons/scissors';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Sun from 'lucide-react/icons/sun';
import Tag from 'lucide-react/icons/tag';
import Target from 'lucide-react/icons/target';
import Tent from 'lucide-react/icons/tent';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import TreePine from 'lucide-react/icons/tree-pine';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Video from 'lucide-react/icons/video';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import type { ComponentType, SVGProps } from 'react';
import type { IconName, MarkName } from '../../../fields/icons';
import { Mark } from '../../../features/social/mark';

// Imported file by file: the package's own index would pull in more than a thousand drawings.
const things: Record<Exclude<IconName, MarkName>, ComponentType<SVGProps<SVGSVGElement>>> = {
  accessibility: Accessibility,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  award: Award,
  baby: Baby,
  bell: Bell,
  book: Book,
  brain: Brain,
  briefcase: Briefcase,
  building: Building,
  calculator: Calculator,
  calendar: Calendar,
  camera: Camera,
  chart: ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  code: Code,
  coffee: Coffee,
  cpu: Cpu,
  database: Database,
  'dollar-sign': DollarSign,
  download: Download,
  dumbbell: Dumbbell,
  euro: Euro,
  'external-link': ExternalLink,
  eye: Eye,
  'flask-conical': FlaskConical,
  folder: Folder,
  gauge: Gauge,
  gift: Gift,
  git: GitBranch,
  globe: Globe,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  handshake: Handshake,
  headphones: Headphones,
  heart: Heart,
  house: House,
  image: Image,
  key: Key,
  landmark: Landmark,
  languages: Languages,
  laptop: Laptop,
  layers: Layers,
  leaf: Leaf,
  lightbulb: Lightbulb,
  link: Link,
  loader: Loader,
  lock: Lock,
  mail: Mail,
  map: MapIcon,
  'map-pin': MapPin,
  message: MessageSquare,
  mic: Mic,
  microscope: Microscope,
  moon: Moon,
  music: Music,
  newspaper: Newspaper,
  palette: Palette,
  'paw-print': PawPrint,
  pen: Pen,
  phone: Phone,
  plane: Plane,
  play: Play,
  puzzle: Puzzle,
  rocket: Rocket,
  scale: Scale,
  school: School,
  scissors: Scissors,
  search: Search,
  send: Send,
  server: Server,
  settings: Settings,
  shield: Shield,
  'shopping-cart': ShoppingCart,
  smartphone: Smartphone,
  sparkles: Sparkles,
  star: Star,
  stethoscope: Stethoscope,
  sun: Sun,
  tag: Tag,
  target: Target,
  tent: Tent,
  'thumbs-up': ThumbsUp,
  'tree-pine': TreePine,
  truck: Truck,
  user: User,
  users: Users,
  utensils: Utensils,
  video: Video,
  wrench: Wrench,
  x: X,
  zap: Zap,
};

const isThing = (name: IconName): name is keyof typeof things => Object.hasOwn(things, name);

/** A small icon beside words; hidden from screen readers, which have the words. */
export function Icon({ name }: { name: IconName }) {
  if (!isThing(name)) return <Mark id={name} className="icon" strokeWidth={1.75} aria-hidden="true" />;
  const Drawing = things[name];
  return <Drawing className="icon" strokeWidth={1.75} aria-hidden="true" />;
}
